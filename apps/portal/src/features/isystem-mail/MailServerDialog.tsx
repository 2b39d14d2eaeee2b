import { isFailure, type MailServer, type MailServerInput } from '@harrow/api-client';
import { mailsSaveServerLimits, mailsTryServerLimits } from '@harrow/api-client/limits';
import { FieldGrid, lazyPart, useFieldRules, useMessages, WideField } from '@harrow/ui';
import { limitRules } from '@harrow/validation/field-rules';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Card, Checkbox, Flex, Form, Input, Select } from 'antd';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { mailCalls } from './mails.ts';

const HistoryDrawer = lazyPart(async () => ({ default: (await import('../../shared/changes/HistoryDrawer.tsx')).HistoryDrawer }));

interface MailServerDialogProps {
  server: MailServer;
  /** A mail was sent in a try. */
  onTried: () => void;
  onSaved: () => void;
  onClose: () => void;
}

/** As the form has it: an empty password keeps the stored one. */
interface Values extends Omit<MailServerInput, 'password'> {
  password?: string;
  removesPassword?: boolean;
  to?: string;
}

const securities = ['starttls', 'tls', 'none'] as const;
/** Where each is usual. */
const usualPorts = { starttls: 587, tls: 465, none: 25 } as const;
const L = mailsSaveServerLimits;
/** Needed for a try alone. */
const toLimits = { maxLength: mailsTryServerLimits.to.maxLength };

function toInput({ password, removesPassword, to: _, ...values }: Values): MailServerInput {
  const typed = password || undefined;
  return { ...values, ...(typed !== undefined ? { password: typed } : removesPassword ? { password: null } : {}) };
}

/** The server that mails are handed to: set here, tried before it is stored. Its password is written and never read. */
export function MailServerDialog({ server, onTried, onSaved, onClose }: MailServerDialogProps) {
  const { t } = useTranslation('isystemMail');
  const { t: shared } = useTranslation('shared');
  const rules = useFieldRules().form;
  const [form] = Form.useForm<Values>();
  const mayEdit = usePermission('mail:edit');
  const mayChangeSender = usePermission('parameter:system');
  const [isToldOpen, setIsToldOpen] = useState(false);
  const { id, host, port, security, username, password, from, ports, version } = server;
  const isSet = server.setBy === 'settings';
  const initial: Partial<Values> = {
    ...(host !== null && { host }),
    port: port ?? ports.find((one) => one === usualPorts.starttls) ?? ports[0]!,
    security: security ?? 'starttls',
    username,
    from,
  };
  const hasPassword = password === 'set';
  return (
    <EditDialog<Values>
      title={t('server.title')}
      form={form}
      initialValues={initial}
      readOnly={isSet || !mayEdit}
      save={(values) => mailCalls.saveServer({ ...toInput(values), version })}
      onSaved={onSaved}
      onClose={onClose}
      notice={
        <Flex vertical gap={8} align="start" style={{ marginBlockEnd: 16 }}>
          {isSet && <Alert type="info" showIcon title={t('server.bySettings')} />}
          {password === 'lost' && <Alert type="warning" showIcon title={t('server.lost')} />}
          {id !== null && (
            <Button size="small" onClick={() => setIsToldOpen(true)}>
              {shared('changes.title')}
            </Button>
          )}
        </Flex>
      }
    >
      {!isSet && (
        <>
          <FieldGrid columns={2}>
            <WideField>
              <Form.Item name="host" label={t('field.host')} rules={rules(limitRules(L.host))}>
                <Input autoComplete="off" spellCheck={false} autoCapitalize="none" />
              </Form.Item>
            </WideField>
            <Form.Item name="security" label={t('field.security')} rules={rules([{ rule: 'required' }])}>
              <Select
                options={securities.map((value) => ({ value, label: t(`server.security.${value}`) }))}
                onChange={(value: (typeof securities)[number]) => ports.includes(usualPorts[value]) && form.setFieldValue('port', usualPorts[value])}
              />
            </Form.Item>
            <Form.Item name="port" label={t('field.port')} rules={rules([{ rule: 'required' }])}>
              <Select options={ports.map((value) => ({ value, label: value }))} />
            </Form.Item>
            <Form.Item name="username" label={t('field.username')} extra={t('server.usernameNote')} rules={rules(limitRules(L.username))}>
              <Input autoComplete="off" spellCheck={false} autoCapitalize="none" />
            </Form.Item>
            <Form.Item
              name="password"
              label={t('field.password')}
              extra={hasPassword ? t('server.passwordSet') : undefined}
              rules={rules(limitRules(L.password))}
            >
              <Input.Password autoComplete="new-password" placeholder={hasPassword ? '••••••••' : undefined} />
            </Form.Item>
            {hasPassword && (
              <WideField>
                <Form.Item name="removesPassword" valuePropName="checked">
                  <Checkbox>{t('server.removePassword')}</Checkbox>
                </Form.Item>
              </WideField>
            )}
            <WideField>
              <Form.Item name="from" label={t('field.from')} extra={mayChangeSender ? undefined : t('server.senderNote')} rules={rules(limitRules(L.from))}>
                <Input type="email" inputMode="email" disabled={!mayChangeSender} autoComplete="off" />
              </Form.Item>
            </WideField>
          </FieldGrid>
          {mayEdit && <TryMailServer onTried={onTried} />}
        </>
      )}
      <Suspense>
        {isToldOpen && id !== null && (
          <HistoryDrawer id={id} words={{ docType: 'mailServer', namespace: 'isystemMail' }} onClose={() => setIsToldOpen(false)} />
        )}
      </Suspense>
    </EditDialog>
  );
}

/** Sends a mail with what is typed; what went wrong is said at the field that it is about. */
function TryMailServer({ onTried }: { onTried: () => void }) {
  const { t } = useTranslation('isystemMail');
  const toId = useId();
  const form = Form.useFormInstance<Values>();
  const failureText = useFailureText();
  const { message } = useMessages();
  const rules = useFieldRules().form;
  const attempt = useMutation({
    mutationFn: (values: Values) => mailCalls.tryServer({ ...toInput(values), to: values.to! }),
    onSuccess(_sent, { to }) {
      void message.success(t('server.tried', { to }));
      onTried();
    },
    onError(error) {
      if (!isFailure(error, 'invalid')) return;
      const refused = error.failure.errors.map(({ field, text }) => ({ name: field, errors: [text] }));
      form.setFields(refused as Parameters<typeof form.setFields>[0]);
      form.scrollToField(error.failure.errors[0]!.field as Parameters<typeof form.scrollToField>[0], { focus: true });
    },
  });
  const handleTry = async (): Promise<void> => {
    const to = form.getFieldValue('to') as string | undefined;
    if (!to?.trim()) {
      form.setFields([{ name: 'to', errors: [t('server.toMissing')] }]);
      form.scrollToField('to', { focus: true });
      return;
    }
    await form.validateFields().then(
      (values) => attempt.mutate(values),
      () => undefined,
    );
  };
  const text = attempt.error && (isFailure(attempt.error, 'invalid') ? attempt.error.failure.errors[0]?.text : failureText(attempt.error));
  return (
    <Card size="small" title={t('server.try')}>
      <Form.Item label={t('field.toAddress')} htmlFor={toId}>
        <Flex wrap gap={8}>
          <Form.Item name="to" noStyle rules={rules(limitRules(toLimits))}>
            <Input id={toId} type="email" inputMode="email" autoComplete="email" style={{ flex: '1 1 220px' }} onPressEnter={() => void handleTry()} />
          </Form.Item>
          <Button loading={attempt.isPending} onClick={() => void handleTry()}>
            {t('server.send')}
          </Button>
        </Flex>
      </Form.Item>
      <div role="status">{text && <Alert type="error" showIcon title={text} style={{ marginBlockEnd: 12 }} />}</div>
    </Card>
  );
}
