export { experimentOverrides, type OverrideOptions } from './browser/experiment.ts'
export {
  mayOverride,
  parseExperiments,
  variantOf,
  type Experiment,
  type ExperimentOverrides,
  type OverrideRight,
} from './core/experiment.ts'
