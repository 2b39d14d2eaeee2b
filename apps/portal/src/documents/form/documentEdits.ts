/** The form of a document while it is being edited, with the problems the server found in it. */
export interface DocumentEdits<Form, Problem> {
  form: Form;
  errors: readonly Problem[];
  /** The form as it was loaded or last saved; `form === saved` means that nothing is unsaved. */
  saved: Form;
}

/** What happens to every form; what the user can do to one is the noun's. */
export type CommonEdit<Form, Problem> = { type: 'errors'; errors: readonly Problem[] } | { type: 'loaded'; form: Form } | { type: 'restored'; form: Form };

export const startEdits = <Form>(form: Form): DocumentEdits<Form, never> => ({ form, errors: [], saved: form });

/** The next state of the form. */
export function editCommon<Form, Problem>(edits: DocumentEdits<Form, Problem>, edit: CommonEdit<Form, Problem>): DocumentEdits<Form, Problem> {
  switch (edit.type) {
    case 'errors':
      return { ...edits, errors: edit.errors };
    case 'loaded':
      return startEdits(edit.form);
    case 'restored':
      return { ...edits, form: edit.form, errors: [] };
  }
}
