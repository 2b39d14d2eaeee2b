import { App } from 'antd';
import { useEffect } from 'react';
import type { AppMessages } from './appMessages.ts';

// Messages show for 5 s, 100 px from the top, at most three at a time.
const limits = { duration: 5, top: 100, maxCount: 3 };

function Connect({ connect }: MessageHolderProps) {
  const messages = App.useApp();
  useEffect(() => connect(messages), [connect, messages]);
  return null;
}

export interface MessageHolderProps {
  connect: (messages: AppMessages) => void;
}

/** Mount point of antd's messages, notifications and dialogs. Loaded by the first of them. */
export default function MessageHolder({ connect }: MessageHolderProps) {
  return (
    <App component={false} message={limits} notification={limits}>
      <Connect connect={connect} />
    </App>
  );
}
