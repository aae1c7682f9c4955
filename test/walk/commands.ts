import fc from 'fast-check';
import { TYPED_TEXTS } from '../typedTexts';
import { chooseBy } from './choose';
import { type Control, type Kind } from './controls';
import { FAULTS, type Fault } from './driver';
import { formValue } from './formValue';
import { take, type Act, type World } from './world';

/** One act of a person. It is left out where it cannot be done, such as a press where nothing can be pressed. */
class Command implements fc.AsyncCommand<World, World> {
  constructor(
    private readonly name: string,
    private readonly does: (world: World) => Promise<void>,
  ) {}
  check = () => true;
  run = (world: World) => this.does(world);
  toString = () => this.name;
}

/** What a walk leaves alone: it ends the session, skips ahead, or needs another device. */
const LEFT_ALONE = /^(button|link) (Logout|Log out|Print|Print week|Skip to content|Take the tour)\b/;

const SECTION = /^link (?!.*(Actions|Open))/;

async function among(world: World, salt: number, wanted: (control: Control) => boolean) {
  const all = (await world.driver.controls()).map((control, at) => ({ ...control, at }));
  return chooseBy(
    salt,
    all.filter((control) => wanted(control) && !LEFT_ALONE.test(control.name)),
  );
}

const ofKind = (kind: Kind) => (control: Control) => control.kind === kind;

/** Uses one of the controls of a kind. */
const using = (
  act: Act,
  salt: number,
  wanted: (control: Control) => boolean,
  use: (world: World, at: number, control: Control) => Promise<void>,
) =>
  new Command(`${act} ${salt}`, async (world) => {
    const found = await among(world, salt, wanted);
    if (found) await take(world, { act, what: found.name }, () => use(world, found.at, found));
  });

const press = (salt: number) => using('press', salt, ofKind('press'), ({ driver }, at) => driver.press(at));

/** Not one of the links to sections, of which there are many. */
const pressHere = (salt: number) =>
  using(
    'press',
    salt,
    ({ kind, name }) => kind === 'press' && !SECTION.test(name),
    ({ driver }, at) => driver.press(at),
  );

const goOn = (salt: number) =>
  using(
    'press',
    salt,
    ({ kind, name }) => kind === 'press' && SECTION.test(name),
    ({ driver }, at) => driver.press(at),
  );

const send = (salt: number) =>
  using(
    'press',
    salt,
    ({ isMain }) => isMain,
    ({ driver }, at) => driver.press(at),
  );

/** Half of what is typed is plain, so that lists find something and forms can be sent. */
const TEXTS = ['', 'a', 'an', 'Walked', '2'];
const type = (salt: number, text: string) =>
  using('type', salt, ofKind('type'), ({ driver }, at) => driver.type(at, text));

const choose = (salt: number, nth: number) =>
  using('choose', salt, ofKind('choose'), ({ driver }, at) => driver.choose(at, nth));

const attach = (salt: number) => using('attach', salt, ofKind('file'), ({ driver }, at) => driver.attach(at));

/** Fills in what is empty of the open form, and sends it. */
const fill = (salt: number) =>
  new Command(`fill ${salt}`, async (world) => {
    const { driver } = world;
    const before = await driver.controls();
    if (!before.some(({ isMain }) => isMain)) return;
    await take(world, { act: 'fill', what: `with ${salt}` }, async () => {
      for (let at = 0; at < before.length; at += 1) {
        const control = (await driver.controls())[at];
        if (!control || control.value !== '') continue;
        if (control.kind === 'type') await driver.type(at, formValue(control.name, salt));
        if (control.kind === 'choose') await driver.choose(at, 1 + salt);
        if (control.kind === 'file') await driver.attach(at);
      }
      await driver.settle();
      const main = (await driver.controls()).findIndex(({ isMain }) => isMain);
      if (main >= 0) await driver.press(main);
    });
  });

const KEYS = ['{Escape}', '{Enter}', '{Tab}', '{ArrowDown}', ' ', '/', '?', 'n', '{Control>}k{/Control}', 'j', 'x'];
const key = (name: string) =>
  new Command(`key ${name}`, (world) => take(world, { act: 'key', what: name }, () => world.driver.key(name)));

const step = (delta: number) =>
  new Command(`step ${delta}`, (world) =>
    take(world, { act: 'step', what: delta < 0 ? 'back' : 'forward' }, () => world.driver.step(delta)),
  );

const reload = new Command('reload', (world) => take(world, { act: 'reload', what: '' }, world.driver.reload));

const wait = (seconds: number) =>
  new Command(`wait ${seconds}`, (world) =>
    take(world, { act: 'wait', what: `${seconds} s` }, () => world.driver.wait(seconds * 1000)),
  );

const fail = (fault: Fault) =>
  new Command(`fail ${fault}`, (world) => take(world, { act: 'fail', what: fault }, () => world.driver.fail(fault)));

const elsewhere = (salt: number) =>
  new Command(`elsewhere ${salt}`, (world) =>
    take(world, { act: 'other tab', what: `${salt}` }, () => world.driver.renameElsewhere(salt)),
  );

/** Another number is no simpler walk, only another one. */
const salt = fc.noShrink(fc.nat(99_999));

const weighted = (weight: number, arbitrary: fc.Arbitrary<Command>) => ({ weight, arbitrary });

/** Walks of at most so many steps. */
export const walks = (most: number, replayPath?: string) =>
  fc.commands(
    [
      fc.oneof(
        weighted(14, salt.map(pressHere)),
        weighted(4, salt.map(press)),
        weighted(3, salt.map(goOn)),
        weighted(3, salt.map(send)),
        weighted(
          5,
          fc
            .tuple(salt, fc.oneof(fc.constantFrom(...TEXTS), fc.constantFrom(...TYPED_TEXTS)))
            .map(([by, text]) => type(by, text)),
        ),
        weighted(
          2,
          fc.tuple(salt, fc.nat(9)).map(([by, nth]) => choose(by, nth)),
        ),
        weighted(1, salt.map(attach)),
        weighted(4, salt.map(fill)),
        weighted(4, fc.constantFrom(...KEYS).map(key)),
        weighted(3, fc.constantFrom(-1, -1, 1).map(step)),
        weighted(1, fc.constant(reload)),
        weighted(1, fc.constantFrom(1, 4, 16, 70).map(wait)),
        weighted(2, fc.constantFrom(...FAULTS).map(fail)),
        weighted(1, salt.map(elsewhere)),
      ),
    ],
    { maxCommands: most, size: 'max', replayPath },
  );

export type Commands = ReturnType<typeof walks> extends fc.Arbitrary<infer Value> ? Value : never;
