import type { Page } from '@playwright/test';

/**
 * Parts of a document's page that do not belong there: a form of antd beside its one form; and, if it is read-only, an unusable control, a
 * slot that asks for a file, a file shown twice, or a fact that is repeated among its fields.
 */
export const strayParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const documents = [...document.querySelectorAll('[data-document]')].filter((element) => element.checkVisibility());
    const all = (selector: string, within = documents): Element[] => within.flatMap((element) => [...element.querySelectorAll(selector)]);
    const read = documents.filter((element) => element.getAttribute('data-document') === 'read');
    const twice = (names: readonly string[]): string[] => [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
    const isSeen = (element: Element): boolean => element.checkVisibility();
    const nameOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.id) || element.className;
    const disabled = 'input:disabled, textarea:disabled, select:disabled, [role=combobox][aria-disabled=true], .ant-checkbox-disabled, .ant-select-disabled';
    /** Labels with their values in a section, each once: lines may be alike. */
    const factsOf = (section: Element): string[] => [
      ...new Set(
        all('dt', [section])
          .filter((term) => term.checkVisibility() && !['', '–'].includes(term.nextElementSibling?.textContent ?? ''))
          .map((term) => `${term.textContent}: ${term.nextElementSibling!.textContent}`),
      ),
    ];
    return [
      ...all('.ant-form')
        .filter(isSeen)
        .map((form) => `form ${form.id}`),
      ...all(disabled, read)
        .filter(isSeen)
        .map((control) => `disabled ${nameOf(control)}`),
      ...twice(
        all('a[download]', read)
          .filter(isSeen)
          .map((link) => link.getAttribute('href') ?? ''),
      ).map((file) => `file twice ${file}`),
      ...read.flatMap((one) => twice(all('[data-section]', [one]).flatMap(factsOf)).map((fact) => `fact twice ${fact}`)),
    ];
  });
