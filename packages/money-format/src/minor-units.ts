export { fromMinorUnits, minorUnitDigits, toMinorUnits } from './core/minor-units.ts'
