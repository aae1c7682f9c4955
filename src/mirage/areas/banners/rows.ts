export interface BannerRow {
  id: string;
  link: string;
  image: string;
}

declare module '../../database/tables' {
  interface Tables {
    banners: BannerRow;
  }
}
