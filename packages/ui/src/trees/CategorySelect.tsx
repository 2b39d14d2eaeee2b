import { Suspense } from 'react';
import { useSettings, useSource } from '../HarrowProvider/index.ts';
import { isCondition } from './model/treeNodes.ts';
import { LazyTreeSelect, type TreeSelectControl } from './parts/LazyTreeSelect.tsx';
import { useTreeTexts } from './useTreeTexts.ts';

export interface CategorySelectProps extends TreeSelectControl {
  /** Id of the category whose children are the roots; wins over `pcode`. */
  pid?: string;
  /** Code of that category. Default `0`: all. */
  pcode?: string;
  /** JSON object that narrows the tree. */
  condition?: string;
}

/** Chooses categories; ids are stored. Source `categories` of the provider. */
export function CategorySelect(props: CategorySelectProps) {
  return (
    <Suspense>
      <Field {...props} />
    </Suspense>
  );
}

function Field({ pid, pcode = '0', condition = '', ...control }: CategorySelectProps) {
  const { t } = useTreeTexts();
  const { language } = useSettings();
  const source = useSource('categories');
  if (!isCondition(condition)) return <span role="alert">{t('condition')}</span>;
  const narrowed = condition === '' ? {} : { condition };
  return (
    <LazyTreeSelect
      key={JSON.stringify([language, pid, pcode, condition])}
      {...control}
      load={(parent, signal) => {
        const from = parent ?? pid;
        return source.children({ ...(from ? { pid: from } : { pcode }), ...narrowed }, signal);
      }}
      texts={(ids, signal) => source.texts(ids, signal)}
      subscribe={source.subscribe}
    />
  );
}
