// Dates are shown in the viewer's time zone; tests have one of their own, half an hour off, so that a mistake shows.
module.exports = () => {
  process.env.TZ = 'Asia/Kolkata';
};
