export { ChartPreview, type ChartPreviewProps } from './chart/chart.react.tsx'
export { chartDashes, chartLook, chartTextures, type ChartLook } from './chart/chart-pattern.ts'
export { chartKinds, drawChart, type Chart, type ChartKind } from './chart/chart.ts'
export {
  connectDataset,
  type DatasetApi,
  type DatasetAttributes,
  type DatasetMessages,
  type DatasetTexts,
} from './dataset-editor.connect.ts'
export { DatasetEditor, type DatasetEditorProps } from './dataset-editor.react.tsx'
export { createDatasetEditor, type DatasetEditor as DatasetEditorStore } from './dataset-editor.ts'
export type { DatasetEditorOptions, DatasetSnapshot } from './dataset-state.ts'
export {
  checkDataset,
  parseNumber,
  type Dataset,
  type DatasetLimits,
  type DatasetProblem,
  type DatasetRow,
} from './dataset/dataset.ts'
