import type { DictionaryRecord } from '@harrow/api-client';
import { dictionaryAdministrationAddLimits } from '@harrow/api-client/limits';
import { useFieldRules, LimitedInput } from '@harrow/ui';
import { limitRules } from '@harrow/validation/field-rules';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { Button, Collapse, Flex, Form, type FormListFieldData, Select, Switch, Typography } from 'antd';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { duplicateCheck } from '../../shared/administration/fieldChecks.ts';
import { MoveButtons } from '../../shared/administration/MoveButtons.tsx';
import { noTexts, SixTextsFields } from '../../shared/administration/SixTexts.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { addDictionary, type DictionaryEntry, type DictionaryValues, editDictionary } from './dictionaries.ts';
import { tagColors } from './tagColors.ts';

const codeTaken = duplicateCheck('sys_dict', 'dict_code');
const codeRules = limitRules(dictionaryAdministrationAddLimits.dictCode);
const newEntry: DictionaryEntry = { value: '', text: noTexts, color: null, status: 1 };

/** What the server is sent: what came with the system is not the user's to say. */
const toValues = ({ items, ...rest }: DictionaryRecord | DictionaryValues): DictionaryValues => ({
  dictCode: rest.dictCode,
  dictName: rest.dictName,
  items: items.map(({ value, text, color, status }) => ({ value, text, color: color ?? null, status })),
});

interface DictionaryDialogProps {
  /** Undefined: a new one. */
  dictionary: DictionaryRecord | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** A dictionary with its items, each in six languages. The code stays once there are items. */
export function DictionaryDialog({ dictionary, onClose, onSaved }: DictionaryDialogProps) {
  const { t } = useTranslation('isystemDict');
  const language = useLanguage();
  const rules = useFieldRules().form;
  const mayAdd = usePermission('dictionary:add');
  const readOnly = dictionary ? !dictionary.allowedActions.includes('edit') : !mayAdd;
  const items = useRef<ItemsHandle>(null);
  const codeStays = dictionary !== undefined && (dictionary.builtIn || dictionary.items.length > 0);
  return (
    <EditDialog<DictionaryValues>
      title={dictionary ? dictionary.dictName[language] : t('new')}
      initialValues={dictionary ? toValues(dictionary) : { dictName: noTexts, items: [] }}
      save={(values) => (dictionary ? editDictionary(dictionary, toValues(values)) : addDictionary(toValues(values)))}
      onSaved={onSaved}
      onClose={onClose}
      readOnly={readOnly}
      uncover={([list, at]) => list === 'items' && items.current?.open(Number(at))}
      notice={<Notice dictionary={dictionary} />}
    >
      <Form.Item
        name="dictCode"
        label={t('field.dictCode')}
        extra={codeStays ? t('note.codeStays') : t('note.code')}
        validateTrigger="onBlur"
        rules={codeStays ? [] : rules(codeRules, dictionary ? undefined : codeTaken)}
      >
        <LimitedInput disabled={codeStays || readOnly} limit={50} />
      </Form.Item>
      <SixTextsFields name="dictName" label={t('field.dictName')} />
      <Items
        ref={items}
        builtIn={new Set(dictionary?.items.filter((item) => item.builtIn).map(({ value }) => value))}
        fixed={dictionary?.fixed ?? false}
        readOnly={readOnly}
      />
    </EditDialog>
  );
}

/** Why items cannot be changed as those of other dictionaries. */
function Notice({ dictionary }: { dictionary: DictionaryRecord | undefined }) {
  const { t } = useTranslation('isystemDict');
  if (dictionary?.page)
    return (
      <Typography.Paragraph>
        {t('served')} <Link to={dictionary.page}>{dictionary.page}</Link>
      </Typography.Paragraph>
    );
  if (!dictionary?.fixed) return null;
  const foreign = dictionary.items.filter(({ builtIn }) => !builtIn).map(({ value }) => value);
  return (
    <>
      <Typography.Paragraph>{t('fixed')}</Typography.Paragraph>
      {foreign.length > 0 && <Typography.Paragraph type="warning">{t('foreign', { list: foreign.join(', ') })}</Typography.Paragraph>}
    </>
  );
}

interface ItemsHandle {
  /** Opens an item. @param at its place, from 0 */
  open: (at: number) => void;
}

interface ItemsProps {
  ref: Ref<ItemsHandle>;
  /** Values that came with the system. */
  builtIn: ReadonlySet<string>;
  /** Items are worded only. */
  fixed: boolean;
  readOnly: boolean;
}

const Items = (props: ItemsProps) => <Form.List name="items">{(fields, operations) => <ItemPanels {...props} {...operations} fields={fields} />}</Form.List>;

interface ItemPanelsProps extends ItemsProps {
  fields: FormListFieldData[];
  add: (entry: DictionaryEntry) => void;
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
}

function ItemPanels({ ref, builtIn, fixed, readOnly, fields, add, remove, move }: ItemPanelsProps) {
  const { t } = useTranslation('isystemDict');
  const [open, setOpen] = useState<string[]>([]);
  // The item is there for the focus as soon as this returns.
  useImperativeHandle(ref, () => ({ open: (at) => flushSync(() => setOpen([...open, String(fields[at]?.key)])) }), [open, fields]);
  return (
    <>
      <Flex justify="space-between" align="center" style={{ marginBlockEnd: 8 }}>
        <span style={{ fontWeight: 600 }}>{t('items')}</span>
        {!readOnly && !fixed && (
          <Button
            onClick={() => {
              add(newEntry);
              setOpen([String(fields.length === 0 ? 0 : Math.max(...fields.map(({ key }) => key)) + 1)]);
            }}
          >
            {t('addItem')}
          </Button>
        )}
      </Flex>
      <Collapse
        collapsible="icon"
        activeKey={open}
        onChange={(keys) => setOpen([keys].flat())}
        items={fields.map(({ key, name }, at) => ({
          key: String(key),
          forceRender: true,
          label: <ItemTitle name={name} />,
          extra: !readOnly && (
            <Flex gap={4} onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
              <MoveButtons at={at} count={fields.length} move={move} />
              <DeleteItem name={name} builtIn={builtIn} fixed={fixed} onDelete={() => remove(name)} />
            </Flex>
          ),
          children: <ItemFields name={name} builtIn={builtIn} fixed={fixed} />,
        }))}
      />
    </>
  );
}

function ItemTitle({ name }: { name: number }) {
  const { t } = useTranslation('isystemDict');
  const language = useLanguage();
  const item = Form.useWatch<DictionaryEntry | undefined>(['items', name]);
  return (
    <>
      {item?.text?.[language] || t('newItem')} <span style={{ color: 'var(--ant-color-text-secondary)' }}>{item?.value}</span>
      {item?.status === 0 && ` · ${t('hidden')}`}
    </>
  );
}

function DeleteItem({ name, builtIn, fixed, onDelete }: { name: number; builtIn: ReadonlySet<string>; fixed: boolean; onDelete: () => void }) {
  const { t } = useTranslation('isystemDict');
  const value = Form.useWatch<string | undefined>(['items', name, 'value']);
  const stays = value !== undefined && builtIn.has(value);
  return (
    <Button
      size="small"
      type="text"
      danger
      aria-label={t('deleteItem')}
      title={stays ? t(fixed ? 'itemFixed' : 'itemStays') : undefined}
      icon={<DeleteOutlined aria-hidden />}
      disabled={stays}
      onClick={onDelete}
    />
  );
}

function ItemFields({ name, builtIn, fixed }: { name: number; builtIn: ReadonlySet<string>; fixed: boolean }) {
  const { t } = useTranslation('isystemDict');
  const rules = useFieldRules().form;
  const [initial] = useState<string | undefined>(Form.useFormInstance<DictionaryValues>().getFieldValue(['items', name, 'value']) as string | undefined);
  return (
    <>
      <Flex gap={16} wrap>
        <Form.Item
          name={[name, 'value']}
          label={t('field.value')}
          rules={rules([{ rule: 'required' }, { rule: 'pattern', pattern: /^[\w.-]{1,50}$/ }])}
          style={{ flex: '1 1 160px' }}
        >
          <LimitedInput limit={50} {...(initial && (fixed || builtIn.has(initial)) && { disabled: true })} />
        </Form.Item>
        <Form.Item name={[name, 'color']} label={t('field.color')} style={{ flex: '1 1 160px' }}>
          <Select allowClear options={tagColors.map((value) => ({ value, label: t(`color.${value}`) }))} />
        </Form.Item>
        <Form.Item
          name={[name, 'status']}
          label={t('field.inUse')}
          valuePropName="checked"
          getValueProps={(status: number) => ({ checked: status === 1 })}
          getValueFromEvent={(checked: boolean) => (checked ? 1 : 0)}
        >
          <Switch {...(fixed && { disabled: true })} />
        </Form.Item>
      </Flex>
      <ItemTexts name={name} />
    </>
  );
}

/** Names inside a list are relative to it. */
const ItemTexts = ({ name }: { name: number }) => {
  const { t } = useTranslation('isystemDict');
  return <SixTextsFields list="items" name={[name, 'text']} label={t('field.text')} />;
};
