export { DateWidget, MeasureWidget, RangeWidget } from './measured-widgets'
export { RowsEditor } from './rows/rows-editor'
