import { Suspense } from 'react';
import { useSettings, useSource } from '../HarrowProvider/index.ts';
import { isCondition } from './model/treeNodes.ts';
import { LazyTreeSelect, type TreeSelectControl } from './parts/LazyTreeSelect.tsx';
import { useTreeTexts } from './useTreeTexts.ts';

export interface DictTreeSelectProps extends TreeSelectControl {
  /** Table, field of the text and field of the stored value: `table,text,code`. */
  dict: string;
  /** Field of the parent. Default `pid`. */
  pidField?: string;
  /** Parent of the roots. Default `''`. */
  pidValue?: string;
  /** Field that says whether there are children; without it that is seen when a node is opened. */
  hasChildField?: string;
  /** JSON object that narrows the tree. */
  condition?: string;
}

/** Chooses from a dictionary tree, which is loaded as it is opened. Source `trees` of the provider. */
export function DictTreeSelect(props: DictTreeSelectProps) {
  return (
    <Suspense>
      <Field {...props} />
    </Suspense>
  );
}

function Field({ dict, pidField = 'pid', pidValue = '', hasChildField = '', condition = '', ...control }: DictTreeSelectProps) {
  const { t } = useTreeTexts();
  const { language } = useSettings();
  const source = useSource('trees');
  if (!isCondition(condition)) return <span role="alert">{t('condition')}</span>;
  const [tableName = '', text = '', code = ''] = dict.split(',').map((part) => part.trim());
  return (
    <LazyTreeSelect
      key={JSON.stringify([language, dict, pidField, pidValue, hasChildField, condition])}
      {...control}
      load={(parent, signal) => source.children({ pid: parent ?? pidValue, tableName, text, code, pidField, hasChildField, condition }, signal)}
      texts={(values, signal) => source.texts(dict, values, signal)}
      subscribe={source.subscribe}
    />
  );
}
