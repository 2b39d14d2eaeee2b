import { useSearchParams } from 'react-router-dom';
import { PasswordResetPage } from './PasswordResetPage.tsx';
import { PasswordSetPage } from './PasswordSetPage.tsx';

/** Forgotten password: asking for another one, and choosing it by the link of a mail. */
export function PasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <PasswordSetPage token={token} /> : <PasswordResetPage />;
}
