import { type ReactNode } from 'react';
import { Logo } from '@/components/brand/Logo';
import { ToastHost } from '@/components/notify/ToastHost';
import { settings } from '@/services/http/settings';
import chickpeaCurry from './pictures/chickpea-curry.svg';
import avocadoToast from './pictures/avocado-toast.svg';
import gardenSalad from './pictures/garden-salad.svg';
import salmonPlate from './pictures/salmon-plate.svg';
import './auth.scss';

const TOAST_MS = 5000;

interface Props {
  title: string;
  lead: string;
  /** Rendered below the form. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The layout of the pages outside the shell: a form on one side, pictures on the other. */
export function AuthPage({ title, lead, foot, children }: Props) {
  const { productName } = settings();
  return (
    <main className="sign-in">
      <title>{`${title} · ${productName}`}</title>
      <section className="form-side">
        <div className="brand p-0">
          <Logo />
          {productName}
        </div>
        <div className="auth-body">
          <div className="lead-in">
            <h1>{title}</h1>
            <p className="meta">{lead}</p>
          </div>
          {children}
        </div>
        {foot}
      </section>
      <div className="bloom" aria-hidden>
        <div>
          {[gardenSalad, salmonPlate, avocadoToast, chickpeaCurry].map((picture, index) => (
            <img key={index} className="picture" src={picture} alt="" width={320} height={240} />
          ))}
        </div>
      </div>
      <ToastHost autoClose={TOAST_MS} />
    </main>
  );
}
