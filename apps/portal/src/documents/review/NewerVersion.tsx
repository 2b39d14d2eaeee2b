import { CopyText, useDictionary } from '@harrow/ui';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LostText } from './keptReview.ts';

interface NewerVersionProps {
  /** A newer version has arrived since the user began to type. */
  isOld: boolean;
  /** Texts of lines that are gone. */
  lost?: readonly LostText[];
  /** The user has looked at the newer version. Absent where nothing can be typed at it. */
  onGoOn?: (() => unknown) | undefined;
  /** The user discards input that has lost its place. */
  onForget?: () => void;
}

/** Tells the reviewer that others have changed the document while they typed, and offers input that has lost its place for copying. */
export function NewerVersion({ isOld, lost = [], onGoOn, onForget }: NewerVersionProps) {
  const { t } = useTranslation('documents');
  if (!isOld && lost.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t(isOld ? 'conflict.title' : 'newer.lost')}
      description={
        <>
          {isOld && onGoOn && <p style={{ marginBlock: '0 8px' }}>{t('newer.text')}</p>}
          {isOld && lost.length > 0 && <p style={{ marginBlock: '0 8px' }}>{t('newer.lost')}</p>}
          {lost.length > 0 && (
            <ul style={{ marginBlock: '0 8px', overflowWrap: 'anywhere' }}>
              {lost.map(({ key, name, text, dict }) => (
                <li key={key}>
                  {name}: {dict === undefined ? <CopyText text={text} /> : <CopyDictText dict={dict} value={text} />}
                </li>
              ))}
            </ul>
          )}
          {/* Below the text: beside it, a phone has no room for both. */}
          {isOld && onGoOn ? (
            <Button size="small" onClick={onGoOn}>
              {t('newer.goOn')}
            </Button>
          ) : (
            onForget && (
              <Button size="small" onClick={onForget}>
                {t('restoreOffer.discard')}
              </Button>
            )
          )}
        </>
      }
    />
  );
}

/** A value of a dictionary in words, to be copied. */
function CopyDictText({ dict, value }: { dict: string; value: string }) {
  const { items } = useDictionary(dict);
  return <CopyText text={items?.find((item) => item.value === value)?.text ?? value} />;
}
