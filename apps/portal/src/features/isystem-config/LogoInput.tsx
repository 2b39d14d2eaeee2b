import type { Parameter } from '@harrow/api-client';
import { useMessages } from '@harrow/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { config } from '../../platform/config.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import styles from './ConfigPage.module.css';
import { logoAddress, renewParameters, uploadLogo } from './parameters.ts';

interface LogoInputProps {
  id: string;
  parameter: Parameter;
}

/** The company's logo as headers and papers show it, on light and on dark ground. A chosen file is stored at once. */
export function LogoInput({ id, parameter: { title, value, editable } }: LogoInputProps) {
  const { t } = useTranslation('isystemConfig');
  const { message } = useMessages();
  const client = useQueryClient();
  const failureText = useFailureText();
  const upload = useMutation({
    mutationFn: uploadLogo,
    async onSuccess() {
      void message.success(t('logo.stored'));
      await renewParameters(client);
    },
  });
  const name = value === '' ? t('logo.upload') : t('logo.replace');
  return (
    <Flex vertical gap={8}>
      {value !== '' && (
        <Flex wrap gap={8}>
          {(['light', 'dark'] as const).map((ground) => (
            <div key={ground} className={styles.ground} data-ground={ground}>
              <img src={config.baseUrl + logoAddress(value)} alt={t(`logo.${ground}`, { title })} />
            </div>
          ))}
        </Flex>
      )}
      {editable && (
        <Upload
          accept=".png,.jpg,.jpeg,.svg,image/png,image/jpeg,image/svg+xml"
          showUploadList={false}
          beforeUpload={(file) => {
            upload.mutate(file);
            return false;
          }}
        >
          <Button id={id} aria-label={`${title}: ${name}`} loading={upload.isPending}>
            {name}
          </Button>
        </Upload>
      )}
      {upload.error && <Alert type="error" showIcon title={failureText(upload.error)} />}
    </Flex>
  );
}
