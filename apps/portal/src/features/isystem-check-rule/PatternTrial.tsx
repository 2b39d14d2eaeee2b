import { LimitedInput } from '@harrow/ui';
import { useMutation } from '@tanstack/react-query';
import { Button, Form, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { tryPattern } from './checkRules.ts';

/** Tries the form's pattern on a value. */
export function PatternTrial() {
  const { t } = useTranslation('isystemCheckRule');
  const failureText = useFailureText();
  const pattern = Form.useWatch<string | undefined>('pattern') ?? '';
  const [value, setValue] = useState('');
  const trial = useMutation({ mutationFn: tryPattern });
  const told = trial.error ? failureText(trial.error) : trial.data && t(trial.data.matches ? 'matches' : 'differs');
  const isRight = !trial.error && trial.data?.matches === true;
  return (
    <Form.Item label={t('sample')} validateStatus={told === undefined ? undefined : isRight ? 'success' : 'error'} help={told ?? t('hint')}>
      <Space.Compact style={{ inlineSize: '100%' }}>
        <LimitedInput
          aria-label={t('sample')}
          value={value}
          limit={500}
          onChange={(event) => {
            trial.reset();
            setValue(event.target.value);
          }}
        />
        <Button disabled={pattern === ''} loading={trial.isPending} onClick={() => trial.mutate({ pattern, value })}>
          {t('try')}
        </Button>
      </Space.Compact>
    </Form.Item>
  );
}
