/** Tests of the importing package's React parts in a browser, with React 18: see react-18.ts. */
declare module 'virtual:react-18'
