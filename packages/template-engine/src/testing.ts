// Tests of templates
export { parseFixture, runFixture, type Fixture, type FixtureRun } from './fixture.ts'
