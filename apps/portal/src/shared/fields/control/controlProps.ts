/** Props that name and describe a control, and mark it as wrong. */
export interface ControlProps {
  id: string;
  status: 'error' | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
  'aria-describedby': string;
  /** Of a group of controls. Default: the label of its field, see `labelIdOf`. */
  'aria-labelledby'?: string;
}

/** Id of the label, for groups of controls, which no `label` can name. */
export const labelIdOf = (id: string): string => `${id}-label`;

/** The same props for a group of controls. */
export const groupOf = ({ status: _status, ...control }: ControlProps): Omit<ControlProps, 'status'> & { 'aria-labelledby': string } => ({
  'aria-labelledby': labelIdOf(control.id),
  ...control,
});
