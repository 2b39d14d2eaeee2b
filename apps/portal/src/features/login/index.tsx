import { type ComponentProps, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { WelcomeFrame } from './frame/WelcomeFrame.tsx';

// Few come here: the login does not carry them.
const PasswordPage = lazyPage(async () => (await import('./password/PasswordPage.tsx')).PasswordPage);
const RegisterPage = lazyPage(async () => (await import('./RegisterPage.tsx')).RegisterPage);
const RegisterResultPage = lazyPage(async () => (await import('./RegisterResultPage.tsx')).RegisterResultPage);
const UnsubscribePage = lazyPage(async () => (await import('./UnsubscribePage.tsx')).UnsubscribePage);

/** Everything under `/user`: sign-in, request for access, forgotten password, and pages behind links in e-mails. */
export function LoginPages({ onTyping }: ComponentProps<typeof LoginPage>) {
  return (
    <WelcomeFrame>
      <Suspense>
        <Routes>
          <Route path="login" element={<LoginPage onTyping={onTyping} />} />
          <Route path="register" element={<RegisterPage />} />
          <Route path="register-result" element={<RegisterResultPage />} />
          <Route path="alteration" element={<PasswordPage />} />
          <Route path="unsubscribe" element={<UnsubscribePage />} />
          <Route path="*" element={<Navigate to="/user/login" replace />} />
        </Routes>
      </Suspense>
    </WelcomeFrame>
  );
}
