/** What a call brings: undefined until its first load succeeded. */
export type Loaded<Data> = Data | undefined;
