// A style sheet is imported for its effect: `import '@sitewright/forms-client/styles.css'`.
export {}
