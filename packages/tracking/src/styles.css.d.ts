// A style sheet is imported for its effect: `import '@sitewright/tracking/styles.css'`.
export {}
