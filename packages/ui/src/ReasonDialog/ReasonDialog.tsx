import { Form, Modal, Radio, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { LimitedTextArea } from '../inputs/LimitedInput.tsx';
import { useLeavePrompt } from '../useLeavePrompt/index.ts';
import { type MarkChoice, type MarkedField, MarkedFields, noteLimit } from './MarkedFields.tsx';

interface Choice {
  value: string;
  text: string;
}

export interface ReasonDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Name of the action; heading of the dialog. */
  title: ReactNode;
  /** Button text; default: the title. */
  okText?: ReactNode;
  /** The action cannot be undone: the button is red. Default false. */
  danger?: boolean;
  /** Reasons to choose from. */
  reasons?: Choice[];
  /** Kinds of refusal, e.g. returned or final. The first is preset. */
  types?: Choice[];
  /** Fields and slots of the document that can be marked for the author, each with a note; by their parts of the document. */
  fields?: readonly MarkChoice[];
  /** What was typed before, as the page keeps it from `onType`. Default: nothing. */
  typed?: Partial<ReasonAnswer>;
  /** Tells what is typed. A page that keeps it is not asked about when the dialog is closed. */
  onType?: (typed: Partial<ReasonAnswer>) => void;
  /** Least length of the opinion. Default 5. */
  minLength?: number;
  /** Most characters of the opinion. Default 500. */
  maxLength?: number;
  /** The answer is being sent: the button waits. Default false. */
  loading?: boolean;
  /** A refusal of the server. */
  error?: ReactNode;
  /** The user answered, and the answer is complete. */
  onSubmit: (answer: ReasonAnswer) => void;
  /** The user gave up: the dialog is to be closed. */
  onCancel: () => void;
  /** Consequences, shown above the questions. */
  children?: ReactNode;
}

export interface ReasonAnswer {
  type?: string;
  reason?: string;
  opinion: string;
  /** The marked fields in the order of marking; a note is absent when nothing was said, never blank. */
  fields: MarkedField[];
}

/** From so many places on they stand side by side. */
const wideFrom = 8;

/** The buttons stay in view, however many places there are; at the sides there is room for the ring of what has the focus. */
const scrolling = { body: { maxHeight: 'calc(100dvh - 260px)', overflowY: 'auto', marginInline: -4, paddingInline: 4 } } as const;

/** Asks why: for everything that is refused, returned or reopened. What was typed stays when the call fails; giving it up asks first. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, okText, danger, loading, onCancel } = props;
  const [form] = Form.useForm<ReasonAnswer>();
  const [isChanged, setChanged] = useState(false);
  const askToLeave = useLeavePrompt(open && isChanged && !props.onType);
  return (
    <Modal
      open={open}
      title={title}
      okText={okText ?? title}
      okButtonProps={{ danger }}
      confirmLoading={loading}
      onOk={() => form.submit()}
      onCancel={() => void askToLeave().then((leaves) => leaves && onCancel())}
      afterClose={() => setChanged(false)}
      width={(props.fields?.length ?? 0) < wideFrom ? 520 : 760}
      styles={scrolling}
      destroyOnHidden
    >
      {props.children}
      <ReasonForm {...props} form={form} onChange={() => setChanged(true)} />
    </Modal>
  );
}

const tidy = ({ value, note }: MarkedField): MarkedField => (note?.trim() ? { value, note: note.trim() } : { value });

type FormInstance = ReturnType<typeof Form.useForm<ReasonAnswer>>[0];

interface ReasonFormProps extends ReasonDialogProps {
  form: FormInstance;
  onChange: () => void;
}

function ReasonForm({ form, reasons, types, fields, minLength = 5, maxLength = 500, error, typed, onType, onSubmit, onChange }: ReasonFormProps) {
  const { t } = useTranslation('ui');
  const options = (choices: Choice[]): { value: string; label: string }[] => choices.map(({ value, text }) => ({ value, label: text }));
  return (
    <Form
      form={form}
      layout="vertical"
      preserve={false}
      requiredMark={false}
      initialValues={{ type: types?.[0]?.value, fields: [], ...typed }}
      onValuesChange={(_, answer) => {
        onChange();
        onType?.(answer);
      }}
      onFinish={(answer) => onSubmit({ ...answer, opinion: answer.opinion.trim(), fields: (answer.fields ?? []).map(tidy) })}
    >
      {types && (
        <Form.Item name="type" label={t('reason.type')}>
          <Radio.Group options={options(types)} />
        </Form.Item>
      )}
      {reasons && (
        <Form.Item name="reason" label={t('reason.reason')} rules={[{ required: true, message: t('reason.choose') }]}>
          <Select options={options(reasons)} placeholder={t('select')} showSearch={{ optionFilterProp: 'label' }} />
        </Form.Item>
      )}
      <Form.Item
        name="opinion"
        label={t('reason.opinion')}
        rules={[
          {
            validator: (_, value: string | undefined) =>
              [...(value ?? '').trim()].length >= minLength ? Promise.resolve() : Promise.reject(new Error(t('reason.short', { n: minLength }))),
          },
        ]}
      >
        <LimitedTextArea rows={4} limit={maxLength} />
      </Form.Item>
      {fields && fields.length > 0 && (
        <Form.Item
          name="fields"
          label={t('reason.fields')}
          rules={[
            {
              validator: async (_, marked: readonly MarkedField[] = []) => {
                const longest = Math.max(0, ...marked.map(({ note = '' }) => [...note].length));
                if (longest > noteLimit) throw new Error(t('text.tooLong', { limit: noteLimit, n: longest }));
              },
            },
          ]}
        >
          <MarkedFields choices={fields} />
        </Form.Item>
      )}
      {error && (
        <p role="alert" style={{ color: 'var(--hw-danger)' }}>
          {error}
        </p>
      )}
    </Form>
  );
}
