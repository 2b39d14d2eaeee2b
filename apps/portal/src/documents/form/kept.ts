/** Content of a draft: the form, and the document it is based on, so that later changes of others are not undone. */
export interface Kept<Form> {
  form: Form;
  base: Form;
  /** Texts that are no value yet, by field. */
  unread?: Readonly<Record<string, string>>;
}

/** Drafts of older versions of the portal hold the form alone. */
export const keptOf = <Form extends object>(value: Kept<Form> | Form, saved: Form): Kept<Form> => ('base' in value ? value : { form: value, base: saved });
