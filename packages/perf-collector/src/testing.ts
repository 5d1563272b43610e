export { createPerfMock, type PerfMock, type PerfMockOptions } from './record/mock.testing.ts'
export { buildContext, buildPageSpeed, buildRecord, readRecords } from './record/record.testing.ts'
