// A style sheet is imported for its effect: `import '@sitewright/gallery/styles.css'`.
export {}
