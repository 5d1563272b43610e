// A style sheet is imported for its effect: `import '@sitewright/editor-ui/styles.css'`.
export {}
