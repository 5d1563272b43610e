// The part of MSW that the server is made with. It is loaded before the server, in a task of its own.
export { delay, getResponse, http, HttpHandler, HttpResponse } from 'msw'
