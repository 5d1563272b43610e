export { createFakeClock, type FakeClock } from './clock/fake-clock.testing.ts'
