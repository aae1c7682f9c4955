/** For `onQueryStarted`: runs `act` if the call succeeds. The component that awaits the trigger handles a failure. */
export const afterSuccess = <Data>(queryFulfilled: PromiseLike<{ data: Data }>, act: (data: Data) => void) =>
  void queryFulfilled.then(
    ({ data }) => act(data),
    () => undefined,
  );
