/** Keeps imports of packages above those of files, so that a reader sees first what comes from outside. */
export const importOrder = {
  meta: { type: 'layout', fixable: 'code', schema: [] },
  create(context) {
    const { sourceCode } = context
    return {
      Program({ body }) {
        const imports = body.filter(({ type }) => type === 'ImportDeclaration')
        const isFile = ({ source }) => source.value.startsWith('.')
        const firstFile = imports.findIndex(isFile)
        const late = firstFile < 0 ? undefined : imports.slice(firstFile).find((node) => !isFile(node))
        if (!late) return
        const sorted = [...imports.filter((node) => !isFile(node)), ...imports.filter(isFile)]
        context.report({
          node: late,
          message: 'Import packages before files.',
          *fix(fixer) {
            for (const [at, node] of imports.entries())
              yield fixer.replaceText(node, sourceCode.getText(sorted[at]))
          },
        })
      },
    }
  },
}
