// A style sheet is imported for its effect: `import '@sitewright/cart-client/styles.css'`.
export {}
