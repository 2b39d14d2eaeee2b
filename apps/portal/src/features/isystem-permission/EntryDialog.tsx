import { permissionsAddLimits } from '@harrow/api-client/limits';
import { FieldGrid, useFieldRules } from '@harrow/ui';
import { limitRules } from '@harrow/validation/field-rules';
import { Alert, Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { noTexts, SixTextsFields } from '../../shared/administration/SixTexts.tsx';
import { MenuIcon } from '../../shared/menu-icon/MenuIcon.tsx';
import { IconSelect } from './IconSelect.tsx';
import { addEntry, editEntry, type EntryChange, type MenuNode, type NewEntry } from './menuEntries.ts';
import { isMovable } from './menuModel.ts';
import { TargetFields } from './TargetFields.tsx';

const L = permissionsAddLimits;

interface EntryDialogProps {
  entry: MenuNode | undefined;
  menu: readonly MenuNode[];
  onSaved: () => void;
  onClose: () => void;
}

type Values = NewEntry & EntryChange;

const fresh: Partial<Values> = { Type: 30, title: noTexts, pid: null, status: 1, target: '_blank' };

/** What of the values is new; a field that was not touched stays at its default. */
const changesOf = (entry: MenuNode, values: Values): EntryChange =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([field, value]) => JSON.stringify(value ?? null) !== JSON.stringify(entry[field as keyof MenuNode] ?? null))
      .map(([field, value]) => [field, value === '' ? null : (value ?? null)]),
  ) as EntryChange;

/** A field that was left empty is not sent. */
const filled = (values: Values): NewEntry => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined)) as NewEntry;

/** How an entry looks, and what an added one leads to. */
export function EntryDialog({ entry, menu, onSaved, onClose }: EntryDialogProps) {
  const { t } = useTranslation('isystemPermission');
  const rules = useFieldRules().form;
  const may = (action: MenuNode['allowedActions'][number]): boolean => entry?.allowedActions.includes(action) ?? true;
  const staysOn = !may('off');
  const [form] = Form.useForm<Values>();
  const groups = menu.filter(({ Type }) => Type === 0).map(({ id, name, icon }) => ({ value: id, label: name, icon }));
  const yesNo = (['Y', 'N'] as const).map((value) => ({ value, label: t(value === 'Y' ? 'yes' : 'no') }));
  const isButton = entry?.type === 2;
  const hasPlace = !entry || isMovable(entry, menu);
  return (
    <EditDialog<Values>
      title={entry ? entry.name : t('new')}
      form={form}
      initialValues={(entry ?? fresh) as Partial<Values>}
      save={(values) => (entry ? editEntry(entry, changesOf(entry, values)) : addEntry(filled(values)))}
      onSaved={onSaved}
      onClose={onClose}
      readOnly={!may('edit')}
      notice={isButton && <Alert type="info" showIcon title={t('note.button')} style={{ marginBlockEnd: 16 }} />}
    >
      <SixTextsFields name="title" label={t('field.title')} />
      {(!entry || !entry.builtIn) && <TargetFields isNew={!entry} />}
      <FieldGrid columns={2}>
        <Form.Item name="status" label={t('field.status')} extra={isButton ? t('note.buttonOff') : t('note.pageOff')}>
          <Select
            disabled={staysOn}
            options={[
              { value: 1, label: t('on') },
              { value: 0, label: t('off') },
            ]}
          />
        </Form.Item>
        {!isButton && (
          <>
            <Form.Item name="icon" label={t('field.icon')}>
              <IconSelect />
            </Form.Item>
            {hasPlace && entry?.Type !== 0 && (
              <Form.Item name="pid" label={t('field.pid')} rules={entry?.builtIn ? rules([{ rule: 'required' }]) : []}>
                <Select
                  disabled={!may('move')}
                  allowClear={!entry?.builtIn}
                  placeholder={t('top')}
                  options={groups}
                  optionRender={({ data }) => (
                    <>
                      <MenuIcon name={data.icon} /> {data.label}
                    </>
                  )}
                />
              </Form.Item>
            )}
            <Form.Item name="sortNo" label={t('field.sortNo')} rules={rules(limitRules(L.sortNo))}>
              <InputNumber min={0} max={99_999} precision={0} style={{ width: '100%' }} />
            </Form.Item>
            <Form.Item name="hidden" label={t('field.hidden')} extra={t('note.hidden')}>
              <Select disabled={staysOn} options={yesNo} placeholder={t('no')} />
            </Form.Item>
            <Form.Item name="keepAlive" label={t('field.keepAlive')} extra={t('note.keepAlive')}>
              <Select options={yesNo} placeholder={t('no')} />
            </Form.Item>
            <Form.Item name="alwaysShow" label={t('field.alwaysShow')} extra={t('note.alwaysShow')}>
              <Select options={yesNo} placeholder={t('no')} />
            </Form.Item>
            <Form.Item name="route" label={t('field.route')} extra={t('note.route')}>
              <Select
                disabled={staysOn}
                placeholder={t('yes')}
                options={[
                  { value: '1', label: t('yes') },
                  { value: '0', label: t('no') },
                ]}
              />
            </Form.Item>
          </>
        )}
        {entry?.builtIn && !isButton && (
          <Form.Item label={t('field.permission')}>
            <Input value={entry.permission ?? ''} disabled />
          </Form.Item>
        )}
      </FieldGrid>
    </EditDialog>
  );
}
