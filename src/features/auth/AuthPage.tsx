import { type ReactNode } from 'react';
import { Logo } from '@/components/brand/Logo';
import { ToastHost } from '@/components/notify/ToastHost';
import { settings } from '@/services/http/settings';
import chickpeaCurry from './pictures/chickpea-curry.svg';
import avocadoToast from './pictures/avocado-toast.svg';
import gardenSalad from './pictures/garden-salad.svg';
import salmonPlate from './pictures/salmon-plate.svg';
import './auth.scss';

/** Toasts close by themselves after 5 s around sign-in. */
const TOAST_MS = 5000;

interface Props {
  title: string;
  lead: string;
  /** Stands at the foot of the form's side. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages outside the shell: the form on one side, four pictures on the other. */
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
          {[gardenSalad, salmonPlate, avocadoToast, chickpeaCurry].map((picture, place) => (
            <img key={place} className="picture" src={picture} alt="" width={320} height={240} />
          ))}
        </div>
      </div>
      <ToastHost autoClose={TOAST_MS} />
    </main>
  );
}
