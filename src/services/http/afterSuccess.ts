/** For `onQueryStarted`: acts on the reply of a call that went well. What is told of a failure is the call site's matter. */
export const afterSuccess = <Data>(queryFulfilled: PromiseLike<{ data: Data }>, act: (data: Data) => void) =>
  void queryFulfilled.then(
    ({ data }) => act(data),
    () => undefined,
  );
