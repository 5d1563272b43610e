// Tests of templates
export { parseFixture, runFixture, type Fixture, type FixtureRun } from './fixture/fixture.testing.ts'
