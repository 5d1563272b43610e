export {
  createEndpointMock,
  type EndpointMock,
  type EndpointMockOptions,
  type MockCall,
} from './endpoint-mock.testing.ts'
export { scenarios, type Scenario } from './scenario.testing.ts'
