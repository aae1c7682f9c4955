import { createSlice } from '@reduxjs/toolkit';

/** Whether the server answers and the browser is online. If not, the shell shows its connection notice. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: { isServerReachable: true, isOnline: true },
  reducers: {
    serverLost(state) {
      state.isServerReachable = false;
    },
    serverReached(state) {
      state.isServerReachable = true;
    },
    browserWentOffline(state) {
      state.isOnline = false;
    },
    browserWentOnline(state) {
      state.isOnline = true;
    },
  },
  selectors: {
    selectIsServerReachable: (state) => state.isServerReachable,
    selectIsConnected: (state) => state.isServerReachable && state.isOnline,
  },
});

export const { serverLost, serverReached, browserWentOffline, browserWentOnline } = connectionSlice.actions;
export const { selectIsServerReachable, selectIsConnected } = connectionSlice.selectors;
