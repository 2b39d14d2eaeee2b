const controls = 'input, select, textarea, button, [tabindex]';

/** Scrolls to a field and focuses its control. @param id of the control, or of what it stands in; nothing happens while it is not in the document */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  field.scrollIntoView({ behavior: 'smooth', block: 'center' });
  const control = field.matches(controls) ? field : field.querySelector<HTMLElement>(controls);
  (control ?? field).focus({ preventScroll: true });
}
