export {
  button,
  endpoints,
  form,
  hit,
  overlay,
  recordingId,
  validation,
  versionOneEvent,
  versionTwoEvent,
  type EndpointName,
} from './endpoint/endpoint.contract.ts'
export { eventSchemas } from './event/catalogue.contract.ts'
