const TOKENS =
  /(?<comment>\/\/.*|\/\*[^]*?\*\/)|(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`)|(?<keyword>\b(?:as|async|await|catch|const|default|else|export|for|from|function|if|import|let|new|of|return|try|type|undefined|while)\b)|(?<constant>\b(?:\d[\d.]*|true|false|null)\b)|(?<function>\b[\w$]+(?=\())/g

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Code as HTML, with a class for each kind of token, as blocks that the build has highlighted. */
export function highlight(code: string): string {
  let html = ''
  let end = 0
  for (const { 0: text, index, groups = {} } of code.matchAll(TOKENS)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) ?? ''
    html += `${escape(code.slice(end, index))}<span class="${kind}">${escape(text)}</span>`
    end = index + text.length
  }
  return html + escape(code.slice(end))
}
