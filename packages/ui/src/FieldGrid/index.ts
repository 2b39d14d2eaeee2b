export { FieldGrid, type FieldGridProps, WideField } from './FieldGrid.tsx';
export { ReadOnlyField, type ReadOnlyFieldProps } from './ReadOnlyField.tsx';
