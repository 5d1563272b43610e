/**
 * Keeps functions of a module declarations. Arrow functions stay for one expression, and for constants with a type
 * annotation, which a declaration cannot have.
 */
export const functionStyle = {
  meta: { type: 'suggestion', fixable: 'code', schema: [] },
  create(context) {
    const { sourceCode } = context
    const isBlockArrow = ({ init, id }) =>
      init?.type === 'ArrowFunctionExpression' && init.body.type === 'BlockStatement' && !id.typeAnnotation

    function declaration({ id, init }) {
      const head = `${init.async ? 'async ' : ''}function ${id.name}`
      const types = init.typeParameters ? sourceCode.getText(init.typeParameters) : ''
      const first = init.params[0]
      const last = init.params.at(-1)
      const params = first ? sourceCode.text.slice(first.range[0], last.range[1]) : ''
      const returns = init.returnType ? sourceCode.getText(init.returnType) : ''
      return `${head}${types}(${params})${returns} ${sourceCode.getText(init.body)}`
    }

    return {
      'Program > VariableDeclaration, Program > ExportNamedDeclaration > VariableDeclaration'(node) {
        const [declared, ...others] = node.declarations
        if (others.length > 0 || !isBlockArrow(declared)) return
        context.report({
          node: declared,
          message: `Declare ${declared.id.name} as a function.`,
          fix: (fixer) => fixer.replaceText(node, declaration(declared)),
        })
      },
    }
  },
}
