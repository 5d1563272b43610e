import { answer } from './src/node.js'

/** Receives the form while you develop, as `server.js` does later. */
const receiving = {
  name: 'receiving',
  configureServer({ middlewares }) {
    middlewares.use('/contact', (request, response, next) => {
      if (request.method === 'POST') answer(request, response).catch(next)
      else next()
    })
  },
}

export default { plugins: [receiving], test: { environment: 'jsdom', setupFiles: 'test/setup.js' } }
