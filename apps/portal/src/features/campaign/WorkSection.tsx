import { type Campaign, type PartOption } from '@harrow/api-client';
import { lazyPart } from '@harrow/ui';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayEdit, type RowOf } from '../../documents/form/document/formKind.ts';
import { newRowId } from '../../documents/form/rowId.ts';
import { Field, LineTable, lineColumns, mostHours, Section, useDocument, useList } from './campaignKind.ts';
import { CodeSelect } from './CodeSelect.tsx';

const PartsDialog = lazyPart(async () => ({ default: (await import('./PartsDialog.tsx')).PartsDialog }));

const hourColumns = lineColumns('hourCodes', {
  hourCode: { frozen: 'left', isText: () => true },
  hourName: { frozen: 'left' },
  maxHours: {},
});
const partColumns = lineColumns('parts', {
  partsCode: { frozen: 'left', isText: () => true },
  partsName: { frozen: 'left' },
  qty: {},
  returnRequired: {},
});

/** Work that the campaign pays per machine: the fault, maximum hours and maximum parts. */
export function WorkSection() {
  const { t } = useTranslation('campaign');
  const campaign = useDocument();
  const note = campaign?.status === 'pass' ? t('onlyMoreNote') : t('workNote');
  return (
    <Section name="work" description={(!campaign || mayEdit(campaign)) && note}>
      <Field name="bugCode" needed text={(code) => [code, campaign?.bugName].filter(Boolean).join(' · ')}>
        {(control, value, change) => (
          <CodeSelect {...control} catalogue="bugCode" value={value as string | null} onChange={(found) => change(found?.value ?? null)} />
        )}
      </Field>
      <Hours />
      <Parts />
    </Section>
  );
}

/** Labour that is paid on one machine. */
function Hours() {
  const { t } = useTranslation('campaign');
  const { rows, change } = useList('hourCodes');
  const taken = rows.flatMap(({ hourCode }) => hourCode ?? []);
  return (
    <LineTable
      list="hourCodes"
      title={t('section.hours')}
      columns={hourColumns}
      isFilledByPage
      emptyText={t('noHours')}
      tools={
        rows.length < mostHours && (
          <CodeSelect
            catalogue="hourCode"
            aria-label={t('addHour')}
            placeholder={t('addHour')}
            taken={taken}
            onChange={(found) => found && change([...rows, { id: newRowId(), hourCode: found.value, hourName: found.name, maxHours: null }])}
          />
        )
      }
    />
  );
}

/** A part as it is chosen. */
const partOf = ({ partsCode, partsName }: PartOption): RowOf<Campaign, 'parts'> => ({ id: newRowId(), partsCode, partsName, qty: 1, returnRequired: 'N' });

/** Parts that are paid on one machine. */
function Parts() {
  const { t } = useTranslation('campaign');
  const { rows, change } = useList('parts');
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <LineTable
        list="parts"
        title={t('section.parts')}
        columns={partColumns}
        isFilledByPage
        emptyText={t('noParts')}
        tools={<Button onClick={() => setPicking(true)}>{t('addPart')}</Button>}
      />
      <Suspense>
        {isPicking && (
          <PartsDialog
            onChoose={(chosen) => {
              // Parts already in the list stay as they are.
              const more = chosen.filter(({ partsCode }) => rows.every((row) => row.partsCode !== partsCode));
              change([...rows, ...more.map(partOf)]);
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
