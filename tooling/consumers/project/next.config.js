export default { output: 'export', distDir: 'built/next' }
