import { HarrowProvider, StatusTag } from '@harrow/ui';
import { Button, Space } from 'antd';

const harvest = { appearance: 'light', token: { colorPrimary: '#b45309', borderRadius: 2 } } as const;

export function Looks() {
  return (
    <Space vertical>
      <HarrowProvider theme="dark" density="compact">
        <Sample />
      </HarrowProvider>
      <HarrowProvider theme={harvest}>
        <Sample />
      </HarrowProvider>
      <HarrowProvider theme="light" primaryColor="#722ed1" density="roomy">
        <Sample />
      </HarrowProvider>
    </Space>
  );
}

function Sample() {
  return (
    <div style={{ padding: 16, background: 'var(--hw-surface)' }}>
      <Space>
        <Button type="primary">Save</Button>
        <StatusTag text="Submitted" color="processing" />
        <StatusTag text="Overdue" color="error" />
      </Space>
    </div>
  );
}
