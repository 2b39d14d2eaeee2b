import type { Parameter } from '@harrow/api-client';
import { isFailure } from '@harrow/api-client';
import { EmptyState, useLeavePrompt, useMessages } from '@harrow/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Card, Checkbox, Flex, Input, Tabs } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { ChangeList } from './ChangeList.tsx';
import { ZoneNotice } from './ZoneNotice.tsx';
import { ParameterRow } from './ParameterRow.tsx';
import { changesIn, parameterKey, renewParameters, saveParameters, type Typed } from './parameters.ts';

/** Parameters by group, one tab each. The address names the open tab. */
export function ConfigForm({ stored }: { stored: readonly Parameter[] }) {
  const { t } = useTranslation('isystemConfig');
  const { t: shared } = useTranslation('shared');
  const { modal } = useMessages();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState<Typed>({});
  const [text, setText] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  /** Parameters as they were when the user began to type: the version that their value is based on. */
  const [begun, setBegun] = useState<Readonly<Record<string, Parameter>>>({});
  const named = address.get('key');
  // The address names a field: it has the focus once it is there.
  useEffect(() => {
    if (named !== null) document.getElementById(`parameter-${named}`)?.focus();
  }, [named]);
  const changes = changesIn(stored, typed);
  const start = (): void => {
    setTyped({});
    setBegun({});
  };
  useLeavePrompt(changes.length > 0);
  const save = useMutation({
    mutationFn: () =>
      saveParameters(
        changes.map((parameter) => begun[parameter.key] ?? parameter),
        typed,
      ),
    async onSuccess() {
      await renewParameters(client);
      start();
    },
    async onError(error) {
      if (!isFailure(error, 'conflict')) return;
      // The input stays; the next confirmation shows what is stored now, so that it is replaced knowingly.
      await client.invalidateQueries({ queryKey: parameterKey });
      setBegun({});
    },
  });
  const refused = new Map(isFailure(save.error, 'invalid') ? save.error.failure.errors.map((error) => [error.field, error.text]) : []);
  const groups = [...new Map(stored.map(({ group, group_dictText: label }) => [group as string, label]))];
  const group = groups.find(([key]) => key === address.get('group'))?.[0] ?? groups[0]?.[0];
  const wanted = text.trim().toLowerCase();
  // A search looks through all groups.
  const shown = stored.filter(
    (parameter) =>
      (wanted === '' ? parameter.group === group : `${parameter.key} ${parameter.title}`.toLowerCase().includes(wanted)) && (!onlyChanged || parameter.changed),
  );
  const askToSave = (): void =>
    void modal.confirm({
      title: t('confirm'),
      width: 640,
      content: (
        <>
          <ChangeList changes={changes} typed={typed} />
          <ZoneNotice changes={changes} typed={typed} />
        </>
      ),
      okText: shared('administration.save'),
      cancelText: shared('administration.cancel'),
      onOk: () => save.mutateAsync().catch(() => undefined),
    });
  return (
    <Card>
      <Flex wrap gap={16} align="center">
        <Input.Search
          allowClear
          value={text}
          placeholder={t('find')}
          aria-label={t('find')}
          style={{ maxInlineSize: 320 }}
          onChange={(event) => setText(event.target.value)}
        />
        <Checkbox checked={onlyChanged} onChange={(event) => setOnlyChanged(event.target.checked)}>
          {t('onlyChanged')}
        </Checkbox>
      </Flex>
      <Tabs
        {...(group !== undefined && { activeKey: group })}
        items={groups.map(([key, label]) => ({ key, label }))}
        onChange={(key) => {
          setText('');
          setAddress({ group: key }, { replace: true });
        }}
      />
      {save.error && <Alert type="error" showIcon title={failureText(save.error)} style={{ marginBlockEnd: 16 }} />}
      {shown.length === 0 && <EmptyState title={t('empty')} />}
      {shown.map((parameter) => (
        <ParameterRow
          key={parameter.key}
          parameter={parameter}
          value={typed[parameter.key] ?? parameter.value}
          error={refused.get(parameter.key)}
          onChange={(value) => {
            setBegun((before) => ({ [parameter.key]: parameter, ...before }));
            setTyped((before) => ({ ...before, [parameter.key]: value }));
          }}
        />
      ))}
      {stored.some(({ editable }) => editable) && (
        <Flex gap={8} style={{ marginBlockStart: 16 }}>
          <Button type="primary" disabled={changes.length === 0} loading={save.isPending} onClick={askToSave}>
            {t('save', { count: changes.length })}
          </Button>
          <Button disabled={changes.length === 0} onClick={start}>
            {t('discard')}
          </Button>
        </Flex>
      )}
    </Card>
  );
}
