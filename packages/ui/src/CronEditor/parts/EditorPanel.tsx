import { Tabs } from 'antd';
import { useState } from 'react';
import { useMediaQuery, useSettings } from '../../HarrowProvider/index.ts';
import styles from '../CronEditor.module.css';
import type { CronOptions } from '../CronEditor.types.ts';
import { useCronTexts } from '../hooks/useCronTexts.ts';
import { useDescriber } from '../hooks/useDescriber.ts';
import type { ExpressionState } from '../hooks/useExpression.ts';
import { usePreview } from '../hooks/usePreview.ts';
import { type HiddenParts, shownParts } from '../model/expression.ts';
import { presets as commonPresets } from '../model/presets.ts';
import { ExpressionField } from './ExpressionField.tsx';
import { Findings } from './Findings.tsx';
import { PartInputs } from './PartInputs.tsx';
import { PartTab } from './PartTab.tsx';
import { PreviewSection } from './PreviewSection.tsx';

interface EditorPanelProps extends Pick<CronOptions, 'remote' | 'timeZone' | 'presets'> {
  state: ExpressionState;
  hidden: HiddenParts;
  readOnly: boolean;
}

/** Seven tabs fit on a phone, but for the longest words. */
const narrowGutter = 12;

/** The inside of the dialog: tabs, parts, expression, preview. */
export function EditorPanel({ state, hidden, readOnly, remote, timeZone: givenZone, presets = commonPresets }: EditorPanelProps) {
  const { partLabel } = useCronTexts();
  const settings = useSettings();
  const describe = useDescriber();
  const [timeZone, setTimeZone] = useState(givenZone ?? settings.timeZone);
  const { cron, expression, parts, setPart } = state;
  const preview = usePreview({ cron, expression, timeZone, remote });
  const names = shownParts(hidden);
  const isNarrow = useMediaQuery('(max-width: 575px)');
  const tabs = names.map((name) => ({
    key: name,
    label: partLabel(name),
    children: <PartTab name={name} text={parts[name]} readOnly={readOnly} onChange={(text) => setPart(name, text)} />,
  }));
  return (
    <>
      <Tabs size="small" items={tabs} tabBarGutter={isNarrow ? narrowGutter : undefined} />
      <PartInputs names={names} state={state} readOnly={readOnly} />
      <ExpressionField state={state} hidden={hidden} presets={presets} describe={describe} readOnly={readOnly} />
      <p className={styles.sentence} aria-live="polite">
        {cron ? describe(cron) : ''}
      </p>
      <Findings state={state} timeZone={timeZone} readOnly={readOnly} />
      <PreviewSection preview={preview} isValid={cron !== undefined} timeZone={timeZone} onTimeZoneChange={setTimeZone} />
    </>
  );
}
