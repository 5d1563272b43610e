export { createPerfMock, type PerfMock, type PerfMockOptions } from './mock/perf-mock.testing.ts'
export { buildContext, buildPageSpeed, buildRecord, readRecords } from './record/record.testing.ts'
