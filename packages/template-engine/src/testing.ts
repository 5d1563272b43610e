// Tests of templates
export { parseFixture, runFixture, type Fixture, type FixtureRun } from './formatters/fixture.testing.ts'
