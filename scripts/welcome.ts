import { type Compiler } from 'webpack';
import { ACCOUNTS } from '../src/mirage/areas/auth/accounts';

/** Says after the first build of `npm start` where the panel is, and who can sign in. */
export const welcome = (address: string, hasMirage: boolean) => ({
  apply: (compiler: Compiler) => {
    let isFirst = true;
    compiler.hooks.done.tap('welcome', (stats) => {
      if (!isFirst || stats.hasErrors()) return;
      isFirst = false;
      const accounts = ACCOUNTS.map(({ email, password, about }) => `  ${email.padEnd(18)} ${password}   ${about}`);
      console.log(['', `The panel: ${address}`, ...(hasMirage ? accounts : []), ''].join('\n'));
    });
  },
});
