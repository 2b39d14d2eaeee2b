import { Button, Input } from 'antd';
import { Suspense } from 'react';
import type { AreaPickerProps } from './AreaPicker.types.ts';
import { AreaText } from './AreaText.tsx';
import { createAreaTree } from './model/areaTree.ts';
import { useAreas } from './hooks/useAreas.ts';
import { useAreaTexts } from './hooks/useAreaTexts.ts';
import styles from './AreaPicker.module.css';
import { AreaCascader } from './parts/AreaCascader.tsx';
import { AreaSelects } from './parts/AreaSelects.tsx';

/** Until the areas have come. */
const noAreas = createAreaTree([]);

/** Chooses a province, city and district, each offered within the one before. A control for `Form.Item`. */
export function AreaPicker(props: AreaPickerProps) {
  return (
    <Suspense fallback={<Input id={props.id} disabled value={props.value ?? ''} />}>
      <Field {...props} />
    </Suspense>
  );
}

function Field(props: AreaPickerProps) {
  const { t } = useAreaTexts();
  const { tree = noAreas, error, retry } = useAreas(props.source);
  const { type = 'cascader', readOnly = false, id, value, root, source } = props;
  if (readOnly) {
    return (
      <span id={id}>
        <AreaText value={value} root={root} source={source} />
      </span>
    );
  }
  if (type !== 'cascader' && type !== 'select') return <span role="alert">{t('badType')}</span>;
  if (error) {
    return (
      <div className={styles.failed}>
        <Input id={id} disabled value={value ?? ''} />
        <span role="alert">{t('failed', { reason: error.message })}</span>
        <Button size="small" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  const Control = type === 'select' ? AreaSelects : AreaCascader;
  return <Control {...props} tree={tree} />;
}
